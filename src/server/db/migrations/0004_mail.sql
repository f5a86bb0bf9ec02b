-- Every mail that was to be sent, with what became of it. The content can hold one-time links,
-- so it is kept exactly as long as the mail still has to go out.

create table mails (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  recipient citext not null,
  kind text not null,
  content jsonb,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  message_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'queued') = (content is not null)),
  check ((status = 'sent') = (sent_at is not null))
);
create index mails_by_recipient on mails (recipient, created_at desc);
create index mails_open on mails (created_at) where status = 'queued';
