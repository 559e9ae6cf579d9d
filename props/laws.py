"""All laws: for any formula, and for attention's calling conventions. What a law needs stands beside it."""

from __future__ import annotations

from props import alignment_laws as alignment
from props import attention_laws as conventions
from props import formula_laws as formula
from props import machine_laws as machine
from props import visibility_laws as visibility
from props.law import Law, law

LAWS: tuple[Law, ...] = (
    law(formula.the_output_equals_that_of_the_plain_formula),
    law(formula.the_gradient_equals_that_of_the_plain_formula, "backward"),
    law(formula.great_numbers_give_what_the_plain_formula_gives),
    law(formula.the_gradient_is_right_for_each_subset_of_the_inputs, "backward"),
    law(formula.a_second_derivative_is_right_or_refused, "backward", costly=True),
    law(formula.asking_for_a_gradient_does_not_change_the_output, "backward"),
    law(formula.permuting_the_queries_permutes_the_output, "exchangeable rows"),
    law(formula.permuting_keys_and_values_together_changes_nothing, "exchangeable keys"),
    law(formula.permuting_an_exchangeable_axis_permutes_the_outputs_along_with_it, "other exchangeable axes"),
    law(formula.a_batch_gives_what_its_entries_give_one_by_one, "leading dimensions"),
    law(formula.values_of_one_give_one, "averages"),
    law(formula.the_output_lies_between_the_smallest_and_the_largest_value, "averages"),
    law(visibility.hidden_keys_have_no_influence_whatever_they_hold, "hidden keys"),
    law(visibility.hidden_keys_have_no_influence_on_any_gradient, "hidden keys", "backward"),
    law(visibility.the_gradient_of_a_hidden_key_is_zero, "hidden keys", "backward"),
    law(visibility.what_a_query_does_not_see_changes_no_bit_of_its_output, "visibility"),
    law(visibility.what_a_query_does_not_see_changes_no_bit_of_its_gradient, "visibility", "backward"),
    law(
        visibility.a_key_that_a_query_does_not_see_changes_no_bit_of_its_own_gradient,
        "visibility",
        "backward",
        "inputs of the queries alone",
    ),
    law(visibility.removing_the_hidden_keys_changes_nothing, "removable keys"),
    law(visibility.a_row_that_sees_nothing_gives_zero, "empty rows"),
    law(visibility.a_row_that_sees_nothing_has_logsumexp_minus_infinity, "empty rows", "logsumexp"),
    law(visibility.a_row_that_sees_nothing_has_zero_gradient, "empty rows", "backward"),
    law(visibility.the_gradients_are_finite_where_some_rows_see_nothing, "empty rows", "backward"),
    law(visibility.a_nan_that_is_seen_gives_nan, "keys"),
    law(machine.the_same_inputs_give_the_same_bits, costly=True),
    law(machine.the_same_inputs_give_the_same_gradient_bits, "backward", costly=True),
    law(machine.the_layout_in_memory_does_not_matter),
    law(machine.an_expanded_input_is_as_good_as_its_copy),
    law(machine.the_layout_of_the_cotangent_does_not_matter, "backward"),
    law(machine.the_inputs_are_left_as_they_were),
    law(machine.the_output_has_the_dtype_of_the_input),
    law(machine.empty_tensors_give_outputs_of_the_right_shape, "zero sizes"),
    law(machine.empty_tensors_give_gradients_of_the_right_shape, "zero sizes", "backward"),
)

ATTENTION_LAWS: tuple[Law, ...] = (
    law(conventions.true_in_a_boolean_mask_means_keep, "boolean mask"),
    law(conventions.a_padding_mask_hides_keys_and_not_queries, "boolean mask"),
    law(conventions.a_float_mask_is_added_to_the_scores, "float mask"),
    law(conventions.minus_infinity_in_a_float_mask_hides, "float mask"),
    law(conventions.the_lowest_finite_number_in_a_float_mask_does_not_hide, "float mask"),
    law(conventions.a_mask_of_rank_three_is_aligned_to_the_right, "boolean mask", "leading dimensions"),
    law(conventions.a_mask_that_does_not_broadcast_is_refused, "boolean mask", "leading dimensions", once=True),
    law(alignment.causal_lower_right_sees_the_past_counted_from_the_end, "causal_lower_right", once=True),
    law(alignment.causal_upper_left_sees_the_past_counted_from_the_start, "causal_upper_left", once=True),
    law(alignment.a_sliding_window_of_w_shows_w_keys, "sliding_window", once=True),
    law(alignment.a_window_reaches_left_and_right_of_the_query, "window", once=True),
    law(alignment.key_lengths_hide_the_keys_from_there_on, "key_lengths"),
    law(conventions.the_scale_is_one_over_the_root_of_the_head_width),
    law(conventions.a_given_scale_multiplies_the_scores, "scale"),
    law(conventions.a_common_shift_of_all_scores_changes_nothing, "scale"),
    law(conventions.scores_too_large_for_the_dtype_still_average),
    law(conventions.the_logsumexp_is_a_natural_logarithm, "logsumexp"),
    law(conventions.asking_for_the_logsumexp_changes_nothing_else, "logsumexp"),
    law(conventions.grouped_heads_equal_repeated_heads, "grouped heads", "leading dimensions"),
    law(conventions.heads_do_not_mix, "leading dimensions"),
)

COMBINED = frozenset(law.name for law in LAWS[:2])
"""Run on options given together and on far lengths too: the output and the gradient are those of the plain formula."""

STRICTER_LAWS: tuple[Law, ...] = (
    law(visibility.a_query_that_does_not_see_a_key_changes_no_bit_of_its_gradient, "visibility", "backward"),
    law(visibility.a_row_that_sees_nothing_has_no_influence_whatever_it_holds, "empty rows", "backward"),
)
"""Run where they are named: what queries hold matters as little to keys they do not see as the other way round."""
