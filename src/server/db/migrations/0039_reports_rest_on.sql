-- A report asked for again is looked up anew where its rolls or sales have changed since: what it rests on stands with it.
alter table leads add column rests_on text;

-- How many people ask about one home is counted by its parcel where the address can mean only one.
alter table leads add column home_key text not null default '';
update leads set home_key = address_key;
create index leads_by_home on leads (home_key, requested_at);
