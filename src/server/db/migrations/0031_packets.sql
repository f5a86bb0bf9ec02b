-- Evidence packets: what was asked for, what came out, and what it was made from. A case has one that is completed, and at
-- most one that is being made or has failed.

create table packets (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  case_id uuid not null references cases (id) on delete cascade,
  upload_ids jsonb not null,
  megabytes integer not null check (megabytes between 1 and 100),
  -- SHA-256 of the choice and of all it is made from: the same request about the same case is the same packet.
  fingerprint text not null check (length(fingerprint) = 64),
  status text not null check (status in ('queued', 'running', 'completed', 'failed')),
  failure text check (failure in ('upload_gone', 'paper_unreadable', 'private', 'outage')),
  -- Which exhibit stopped it.
  failed_at text check (length(failed_at) <= 400),
  basis jsonb,
  pages integer check (pages > 0),
  bytes integer check (bytes > 0),
  fits boolean,
  photo_edge integer check (photo_edge > 0),
  store_key text unique,
  requested_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'failed') = (failure is not null)),
  check ((status in ('completed', 'failed')) = (finished_at is not null)),
  check ((status = 'completed') = (store_key is not null)),
  check (status <> 'completed' or (basis is not null and pages is not null and bytes is not null and fits is not null))
);
create unique index packets_completed on packets (case_id) where status = 'completed';
create unique index packets_open on packets (case_id) where status <> 'completed';
create index packets_of_user on packets (user_id);

create function remember_file_of_packet() returns trigger language plpgsql as $$
begin
  if old.store_key is not null then
    insert into files_to_remove (key) values (old.store_key) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger remember_file_of_packet after delete on packets
  for each row execute function remember_file_of_packet();
