-- A report keeps a code for how far it has come, and the figures of that; its words are chosen when it is read.
-- The parcel and county that it is about have columns, which follow what is kept of them.

alter table leads add column parcel_id text generated always as (parcel ->> 'parcelId') stored;
alter table leads add column county_id text
  generated always as (coalesce(trim_numbers ->> 'countyId', parcel ->> 'countyId')) stored;
create index leads_by_parcel on leads (email, county_id, parcel_id) where parcel_id is not null;

alter table leads add column status_code text check (status_code in (
  'requested', 'reading_sales', 'from_roll', 'from_notice', 'unit_not_on_roll', 'one_close', 'several', 'too_many',
  'no_house_number', 'street_not_found', 'number_not_found', 'no_roll_loaded', 'county_not_loaded', 'not_florida',
  'not_found'
));
-- Of 'too_many': homes and isMore. Of 'county_not_loaded': the ids of the counties searched and missing.
alter table leads add column status_about jsonb not null default '{}';

update leads set status_code = case
  when status = 'ready' and trim_numbers is not null then 'from_notice'
  when status = 'ready' then 'from_roll'
  when status = 'preparing' and message ~ 'sales' then 'reading_sales'
  when status = 'preparing' then 'requested'
  when status = 'choose_parcel' and jsonb_array_length(candidates) = 1 and message ~ 'no units' then 'unit_not_on_roll'
  when status = 'choose_parcel' and jsonb_array_length(candidates) = 1 then 'one_close'
  when status = 'choose_parcel' and message ~ '^(More than )?[0-9][0-9,]* homes' then 'too_many'
  when status = 'choose_parcel' then 'several'
  when message ~ 'house number and street' then 'no_house_number'
  when message ~ 'not this house number' then 'number_not_found'
  when message ~ 'find this street' then 'street_not_found'
  when message ~ 'in Florida' then 'not_florida'
  when message ~ 'property record for [A-Z][^,]* County yet' then 'county_not_loaded'
  when message ~ 'on the tax rolls? of .* It may lie in .*, whose' then 'county_not_loaded'
  when message ~ '(property record|tax roll) for this' then 'no_roll_loaded'
  -- in words of an earlier version
  else 'not_found'
end;

update leads set status_about = jsonb_build_object(
  'homes', replace(substring(message from '[0-9][0-9,]*'), ',', '')::integer,
  'isMore', message ~ '^More than'
) where status_code = 'too_many';

-- 'We don’t have the property record for Polk County yet.'; 'We could not find this address on the tax rolls of Lake
-- County and Polk County. It may lie in St. Johns County, whose tax roll …'. The id of a county is its name in lower case,
-- with hyphens and without points.
create function pg_temp.county_ids(names text) returns jsonb language sql as $$
  select coalesce(jsonb_agg(replace(replace(lower(replace(name, ' County', '')), '.', ''), ' ', '-') order by nth), '[]')
  from regexp_split_to_table(names, ',? and |,? or |, ') with ordinality as each (name, nth)
$$;
update leads set status_about = jsonb_build_object(
  'searched', pg_temp.county_ids(substring(message from 'tax rolls? of (.*)\. It may lie in')),
  'missing', pg_temp.county_ids(coalesce(
    substring(message from 'property record for (.*) County yet'),
    substring(message from 'It may lie in (.*), whose')))
) where status_code = 'county_not_loaded';
drop function pg_temp.county_ids;

alter table leads alter column status_code set not null;
alter table leads drop column message;
