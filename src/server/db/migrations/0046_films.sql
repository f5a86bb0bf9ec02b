-- The spoken films: how far each has come, and which voice the operator chose for it. The sounds themselves are files.
create table films (
  lesson_id text primary key,
  -- Null: the voice of the settings.
  voice text,
  -- Of all that is heard; what is made from another one is old.
  hash text not null check (length(hash) = 64),
  state text not null check (state in ('waiting', 'speaking', 'ready', 'failed')),
  sentences integer not null check (sentences > 0),
  spoken integer not null check (spoken between 0 and sentences),
  -- What was made, and in how long: how fast this machine speaks.
  film_seconds double precision,
  made_in_seconds double precision,
  -- One sentence for the operator.
  problem text,
  changed_at timestamptz not null
);

-- What a speech endpoint was paid for: set aside before each call, so that no limit is passed.
create table speech_calls (
  id uuid primary key,
  characters integer not null check (characters > 0),
  cost_micro_usd bigint not null check (cost_micro_usd >= 0),
  asked_at timestamptz not null
);
create index speech_calls_of_month on speech_calls (asked_at);
