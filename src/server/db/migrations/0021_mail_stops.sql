-- The way out of mail that is not owed: one row for each such mail, found by the hash of the token in its link.

create table mail_stops (
  token_hash bytea primary key check (length(token_hash) = 32),
  email citext not null,
  topic text not null check (topic in ('offers')),
  created_at timestamptz not null,
  -- Set when the link was used: nothing on this topic goes to this address any more.
  stopped_at timestamptz
);
create index mail_stops_of_email on mail_stops (email, topic);
