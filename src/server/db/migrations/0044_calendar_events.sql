-- What calendars that follow a case were last told of each of its dates, so that a change is told as a later revision.
create table calendar_events (
  case_id uuid not null references cases (id) on delete cascade,
  date_id text not null check (length(date_id) between 1 and 60),
  -- Hashes of when and where it is, and of what its entry says.
  placed bytea not null check (length(placed) = 32),
  written bytea not null check (length(written) = 32),
  sequence int not null check (sequence >= 0),
  changed_at timestamptz not null,
  primary key (case_id, date_id)
);
