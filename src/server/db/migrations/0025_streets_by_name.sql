-- A misspelt street is looked for among those that have the asked house number, which the address index lists:
-- quicker than by likeness to all streets of a county, and without an extension that a server may not have.

drop index if exists tax_roll.streets_by_likeness;
create index streets_by_name on tax_roll.streets (street_name);
