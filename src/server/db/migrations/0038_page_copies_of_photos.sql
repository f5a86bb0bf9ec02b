-- A copy of each larger photo that fits a page, made when the photo is added, so that a packet need not make it.

alter table uploads add column page_key text unique;

create or replace function remember_file_of_upload() returns trigger language plpgsql as $$
begin
  insert into files_to_remove (key)
  select key from unnest(array[old.store_key, old.thumbnail_key, old.page_key]) as key
  where key is not null
  on conflict do nothing;
  return null;
end
$$;
