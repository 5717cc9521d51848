/*
 * The ids of the cards that each version of the rules added. Saves and logs count on this order: never change the part
 * of a released version. New cards get a part of their own, and CURRENT_RULES counts up with it.
 */
const versions = [
  `
  cafe_outage three_am_standup late_invoice late_invoice_again monsoon_balcony landlord_offer street_fever
  festival pickpocket ana_1 ana_2 host_bicycle_room host_eleven_plants host_real_price host_grandmother
  border_question lost_bag strike_last_mile strike_locked_bag storm_shutters storm_candles fair_one_room
  fair_drums three_noons small_thing frozen_demo half_the_price cricket_drive empty_folder their_holiday
  shoulder desk_with_plant almost_you clause_fourteen paid_twice paid_twice_found moved_deadline
  open_microphone new_colleague new_colleague_returns quarter_dark no_excuse tile_seller every_ten_minutes
  clocks_changed two_hundred_pages only_key four_twelve one_coffee tablet_on_chair grey_name fourth_bar
  red_sock please_forward last_page new_lodger key_that_turns three_heights many_returns proof_of_address
  same_pepper off_two_and_a_noise breath_indoors ceiling_by_heart meter_reading not_on_the_list
  not_at_this_address third_stair street_lamp up_in_the_world waltz_time one_tomato_more closed_mondays
  same_fountain line_on_the_square four_hundred_steps rope_and_boat chair_outside plates_for_two_hundred
  depot_gate sandy_dog drawn_from_memory spine_to_the_wall forty_pages floor_by_floor worn_chain the_cousin
  toes_outward terminus cakes_of_snow queue_of_shade second_question your_clock yellow_umbrella
  nobody_in_particular same_lake eleven_seconds photograph_arrives eighth_hat since_when twenty_minutes_slow
  lit_window free_hour one_machine_works three_hours_late row_twenty_two purpose_in_a_word jar_without_label
  crate_over_heads the_last_part_floats sixth_floor connection_on_time dinner_at_breakfast too_many_noughts
  forty_days_of_data nine_flowerpots church_that_was curtain_ahead phone_in_the_seat nearly_your_name
  hand_on_the_armrest three_round_holes four_for_one_taxi room_at_three dinner_at_eight half_an_hour_each
  same_title window_table milk_marked_d met_on_tuesday his_reasons loan_until_friday friday_comes not_a_date
  two_tenors five_a_side whole_staircase three_eighths your_vowels the_word_relax birthday_on_screen
  second_glass between_courses party_at_body_time six_hours ten_minutes_on_anything nobody_walks_alone
  one_dish_each list_on_the_fridge any_date_suits ana_3 ana_4 ana_5 bao_1 bao_2 bao_queue bao_3 bao_4 mei_1
  mei_2 mei_errata mei_3 mei_4 ruth_1 ruth_2 ruth_3 ruth_parcel ruth_4 acquisition_news acquisition_form
  acquisition_lists acquisition_box acquisition_chair acquisition_table kai_knot kai_harbour kai_island
  kai_dots kai_silence kai_landfall passport_hammer passport_papers passport_waiting passport_envelope
  passport_entry passport_box_two home_one_page home_two_pages home_postcard home_four_pages
  home_eight_hands omar_keys omar_question omar_window omar_move omar_reply omar_aunt tomas_wall tomas_egg
  tomas_bet tomas_socket tomas_still lucia_capitals lucia_ear lucia_bench lucia_black_pen accountant_pillows
  accountant_soup accountant_hold accountant_quarter accountant_sum priya_third_point priya_ironing_board
  priya_two_sentences priya_umbrella
  `,
  `
  week_page week_stairs week_napkin week_plug week_evening
  `,
];

export const cardIdsByVersion: readonly (readonly string[])[] = versions.map((ids) =>
  ids.trim().split(/\s+/),
);
