-- Live sessions as the operator schedules them, with what people bring to them.

create table live_sessions (
  id integer generated always as identity primary key,
  title text not null check (length(title) between 1 and 120),
  about text not null default '' check (length(about) <= 2000),
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 15 and 240),
  join_url text not null check (join_url like 'https://%'),
  recording_url text check (recording_url like 'https://%'),
  -- Counts the times it was given; calendars and mails tell them apart by it.
  time_version integer not null default 1 check (time_version > 0),
  -- Since when the time is the one it is.
  time_set_at timestamptz not null,
  cancelled_at timestamptz,
  created_at timestamptz not null
);
create index live_sessions_by_start on live_sessions (starts_at);

create table live_questions (
  id integer generated always as identity primary key,
  session_id integer not null references live_sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  body text not null check (length(body) between 1 and 500),
  asked_at timestamptz not null,
  -- Taken from the list by the operator; who asked it still sees it.
  hidden_at timestamptz
);
create index live_questions_of_session on live_questions (session_id);
create index live_questions_of_user on live_questions (user_id);

create table live_answers (
  question_id integer primary key references live_questions (id) on delete cascade,
  body text not null check (length(body) between 1 and 5000),
  answered_at timestamptz not null
);

create table live_votes (
  question_id integer not null references live_questions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  voted_at timestamptz not null,
  primary key (question_id, user_id)
);
create index live_votes_of_user on live_votes (user_id);

-- Who wants to be reminded.
create table live_sign_ups (
  session_id integer not null references live_sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  since timestamptz not null,
  primary key (session_id, user_id)
);
create index live_sign_ups_of_user on live_sign_ups (user_id);

-- One row for each reminder sent, written with its mail. The key is what makes it one.
create table live_reminders (
  session_id integer not null references live_sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  time_version integer not null,
  lead text not null check (lead in ('day', 'hour')),
  sent_at timestamptz not null,
  primary key (session_id, user_id, time_version, lead)
);
create index live_reminders_of_user on live_reminders (user_id);

-- The link at the foot of a mail about a session ends them.
alter table mail_stops drop constraint mail_stops_topic_check;
alter table mail_stops add constraint mail_stops_topic_check check (topic in ('offers', 'reports', 'deadlines', 'live'));
