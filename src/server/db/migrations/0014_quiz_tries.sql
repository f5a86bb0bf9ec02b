-- Each time somebody answers the questions of a lesson or the final test of a module.

create table quiz_tries (
  user_id uuid not null references users (id) on delete cascade,
  -- Made by the browser: a try that is sent twice is the same one.
  id uuid not null,
  quiz_id text not null check (quiz_id ~ '^[1-7]-([1-3]|test)$'),
  -- Which wording of the questions was answered.
  edition text not null check (length(edition) <= 40),
  -- By question: the place of the choice, counted from 1.
  answers jsonb not null,
  right_count integer not null check (right_count >= 0),
  total integer not null check (total > 0),
  passed boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, id),
  check (right_count <= total)
);
create index quiz_tries_of_user on quiz_tries (user_id, quiz_id, answered_at);
