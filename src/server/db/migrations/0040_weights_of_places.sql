-- How many sales the worth of a place rests on, so that a home's own can be taken out of it. Rows of an older method lack
-- it and are never read again.
alter table tax_roll.place_effects add column weight double precision not null default 0;
alter table tax_roll.place_effects alter column weight drop default;
