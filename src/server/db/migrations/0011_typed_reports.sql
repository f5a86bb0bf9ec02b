-- Numbers typed from a notice are kept in a report of their own: the one that is asked for again holds roll facts only.

alter table leads add column mailed_at timestamptz;
-- The report into which the numbers were typed; null for a report that was asked for.
alter table leads add column typed_from text references leads (id) on delete cascade;
update leads set typed_from = id where trim_numbers is not null;
update leads set mailed_at = prepared_at;

alter table leads drop constraint leads_email_address_key_request_year_key;
create unique index leads_asked_for_once on leads (email, address_key, request_year) where typed_from is null;
create index leads_by_typed_from on leads (typed_from) where typed_from is not null;
