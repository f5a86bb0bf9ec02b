-- Whether who asked for a report lives in its home; null until they say.
alter table leads add column lives_there boolean;
