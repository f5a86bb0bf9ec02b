-- Support: what people ask, what is answered, and how far the promise of an answer was kept.

create table support_threads (
  id uuid primary key,
  -- As mails name it.
  number integer generated always as identity unique,
  -- Null for somebody who wrote a mail and has no account.
  user_id uuid references users (id) on delete cascade,
  -- Where answers go when there is no account.
  email citext not null check (length(email) between 3 and 320),
  subject text not null check (length(subject) between 1 and 120),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index support_threads_of_user on support_threads (user_id, opened_at desc);
create index support_threads_of_email on support_threads (email);

create table support_messages (
  id uuid primary key,
  thread_id uuid not null references support_threads (id) on delete cascade,
  author text not null check (author in ('person', 'operator')),
  way text not null check (way in ('form', 'mail', 'command')),
  body text not null check (length(body) between 1 and 20000),
  -- What a mail quoted of earlier ones.
  quoted text check (length(quoted) between 1 and 20000),
  -- Names of attached files, which are not kept.
  left_out text[] not null default '{}',
  -- False for a mail that only says who sent it: it did not come to an address that we had given out.
  is_proved boolean not null,
  -- SHA-256 of the Message-ID: the same mail is taken once, however often it is delivered.
  mail_hash bytea unique check (length(mail_hash) = 32),
  written_at timestamptz not null
);
create index support_messages_of_thread on support_messages (thread_id, written_at);

-- One row for each promise: from the first message that nobody has answered to the answer, or to the end without one.
create table support_waits (
  thread_id uuid not null references support_threads (id) on delete cascade,
  since timestamptz not null,
  due_at timestamptz not null check (due_at > since),
  is_priority boolean not null,
  reminded_at timestamptz,
  ended_at timestamptz,
  was_answered boolean not null default false,
  primary key (thread_id, since),
  check (ended_at is not null or not was_answered)
);
create unique index support_waits_open on support_waits (thread_id) where ended_at is null;
