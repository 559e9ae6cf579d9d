"""All rules of the logic, by name."""

from derive.logic.rules_bags import BAGS
from derive.logic.rules_calculus import CALCULUS
from derive.logic.rules_equality import EQUALITY
from derive.logic.rules_order import ORDER
from derive.logic.rules_ranges import RANGES
from derive.logic.rules_reductions import REDUCTIONS

RULES = {r.name: r for r in (*EQUALITY, *BAGS, *REDUCTIONS, *RANGES, *ORDER, *CALCULUS)}
