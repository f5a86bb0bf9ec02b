-- Back-off at sign-in, and which mail that nobody asked for a person takes.

-- The subject is a hash of address and account: neither is kept.
create table sign_in_tries (
  subject_hash bytea primary key,
  tries integer not null check (tries >= 0),
  last_tried_at timestamptz not null,
  blocked_until timestamptz,
  trusted_until timestamptz
);
create index sign_in_tries_by_age on sign_in_tries (last_tried_at);

create table reminder_settings (
  user_id uuid primary key references users (id) on delete cascade,
  deadlines boolean not null,
  course_news boolean not null,
  updated_at timestamptz not null
);

alter table mails drop constraint mails_status_check;
alter table mails add constraint mails_status_check
  check (status in ('queued', 'sent', 'failed', 'unwanted'));
