-- A document has its tax year and its case as columns; before, the year was found among its facts only.

alter table documents add column tax_year integer check (tax_year between 2008 and 2100);
-- Null while the home has no case of that year, or none any more.
alter table documents add column case_id uuid references cases (id) on delete set null;

update documents d set
  tax_year = known.tax_year,
  case_id = (
    select c.id from cases c
    where c.user_id = d.user_id and c.property_id = d.property_id and c.tax_year = known.tax_year
  )
from (
  select id, coalesce(
    jsonb_path_query_first(facts, '$.facts[*] ? (@.id == "value.year").value')::integer,
    (asked #>> '{trimNumbers,taxYear}')::integer,
    extract(year from requested_at at time zone 'America/New_York')::integer
  ) as tax_year
  from documents
) known
where known.id = d.id;

alter table documents alter column tax_year set not null;
create index documents_of_case on documents (case_id) where case_id is not null;
