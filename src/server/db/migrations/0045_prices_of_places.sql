-- Middle price per square foot of a neighborhood, which an amount for the place is held against. Stored fits are of older methods.

alter table tax_roll.place_effects add column log_per_sqft double precision;
