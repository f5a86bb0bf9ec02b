-- Reminders of the dates of a case, each sent once, and the calendar that a case can be followed in.

-- What is kept of one date of a case. It is of one day: when the day moves, the row begins anew.
create table reminder_dates (
  case_id uuid not null references cases (id) on delete cascade,
  date_id text not null check (length(date_id) between 1 and 60),
  due_on date not null,
  -- Null while nobody is to be told: access has ended, or the person wants no reminders.
  known_since timestamptz,
  -- The planned day of the last reminder sent.
  reminded_on date,
  state text not null default 'open' check (state in ('open', 'done', 'stopped')),
  snoozed_until date,
  primary key (case_id, date_id)
);

-- One row for each reminder sent, written with its mail. The key is what makes it one.
create table reminders (
  case_id uuid not null references cases (id) on delete cascade,
  date_id text not null,
  due_on date not null,
  planned_on date not null,
  -- As the mail named it.
  title text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  is_late boolean not null,
  sent_at timestamptz not null,
  primary key (case_id, date_id, due_on, planned_on)
);

-- When the last whole look at all cases began: what was saved after it had not been seen.
create table reminder_looks (
  is_only boolean primary key default true check (is_only),
  begun_at timestamptz not null
);

create table calendar_feeds (
  case_id uuid primary key references cases (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  created_at timestamptz not null
);

-- The link at the foot of a reminder turns them off in the profile.
alter table mail_stops drop constraint mail_stops_topic_check;
alter table mail_stops add constraint mail_stops_topic_check check (topic in ('offers', 'reports', 'deadlines'));
