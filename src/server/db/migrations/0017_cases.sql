-- Cases: all that an owner gathers about one home and one tax year, with earlier versions; and their photos and papers.

create table cases (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  property_id uuid not null references properties (id) on delete cascade,
  tax_year integer not null check (tax_year between 2008 and 2100),
  file jsonb not null,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (property_id, tax_year)
);
create index cases_of_user on cases (user_id, updated_at desc, id);

create table case_versions (
  case_id uuid not null references cases (id) on delete cascade,
  version integer not null check (version > 0),
  file jsonb not null,
  saved_at timestamptz not null,
  primary key (case_id, version)
);

create table uploads (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  case_id uuid not null references cases (id) on delete cascade,
  kind text not null check (kind in ('photo', 'paper')),
  name text not null check (length(name) between 1 and 200),
  caption text not null check (length(caption) <= 300),
  taken_on date,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  pages integer,
  -- Random names below the folder of uploads; they say nothing of the person or the file.
  store_key text not null unique,
  thumbnail_key text unique,
  uploaded_at timestamptz not null
);
create index uploads_of_case on uploads (case_id, uploaded_at, id);
create index uploads_of_user on uploads (user_id);

-- Files whose row is gone, however it went: with its case, its home or its account. A job removes them from the disk.
create table files_to_remove (
  key text primary key
);
create function remember_file_of_upload() returns trigger language plpgsql as $$
begin
  insert into files_to_remove (key) values (old.store_key) on conflict do nothing;
  if old.thumbnail_key is not null then
    insert into files_to_remove (key) values (old.thumbnail_key) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger remember_file_of_upload after delete on uploads
  for each row execute function remember_file_of_upload();
