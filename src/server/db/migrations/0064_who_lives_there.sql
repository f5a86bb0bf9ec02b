-- Whether the owner lives in a home, where they were asked because its record shows no homestead exemption; null until they say.
alter table properties add column lives_there boolean;
