-- Who wants one mail when the notices of a year go out, with or without an account.
create table season_reminders (
  id uuid primary key,
  email citext not null,
  tax_year int not null check (tax_year between 2000 and 2200),
  -- Of the newest link that confirms it; only its hash is kept.
  token_hash bytea not null unique check (length(token_hash) = 32),
  asked_at timestamptz not null,
  -- Null until the person has pressed the button behind the link.
  confirmed_at timestamptz,
  -- Null until the one mail is written.
  told_at timestamptz,
  unique (email, tax_year)
);

alter table mail_stops drop constraint mail_stops_topic_check;
alter table mail_stops add constraint mail_stops_topic_check
  check (topic in ('offers', 'reports', 'deadlines', 'live', 'season'));
