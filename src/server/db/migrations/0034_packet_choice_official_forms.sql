-- What an owner wants in the evidence packet is a part of the case: everything, until the owner says otherwise.

update cases
set file = file || '{"packet": {"documentOrder": [], "documentsLeftOut": [], "exhibitOrder": [], "exhibitsLeftOut": []}}'
where not jsonb_exists(file, 'packet');
update case_versions
set file = file || '{"packet": {"documentOrder": [], "documentsLeftOut": [], "exhibitOrder": [], "exhibitsLeftOut": []}}'
where not jsonb_exists(file, 'packet');

-- Official forms that the operator has supplied, each edition once. The one added last is the one that is filled.
create table official_forms (
  form text not null check (form in ('DR-486')),
  edition text not null check (length(edition) between 1 and 40),
  -- Of the file as it was added: a file that was changed since is not filled.
  sha256 text not null check (length(sha256) = 64),
  bytes integer not null check (bytes > 0),
  store_key text not null unique,
  -- Which field takes which answer, and which fields stay blank: together every field of the file.
  fields jsonb not null,
  left_blank jsonb not null,
  added_at timestamptz not null,
  primary key (form, edition)
);

create function remember_file_of_official_form() returns trigger language plpgsql as $$
begin
  insert into files_to_remove (key) values (old.store_key) on conflict do nothing;
  return null;
end
$$;
create trigger remember_file_of_official_form after delete on official_forms
  for each row execute function remember_file_of_official_form();
