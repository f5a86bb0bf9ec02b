-- A half-typed address is a house number and the beginning of a street's name: the number first makes both kinds of
-- look-up a short walk in the index, however large the county. Compared byte by byte, which also sorts faster.

drop index tax_roll.parcels_by_address;
create index parcels_by_address on tax_roll.parcels (house_number, street_name text_pattern_ops);
