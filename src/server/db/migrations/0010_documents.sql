-- Documents of the AI-Enhanced tier: what was asked, the facts as they were then, and each section as it was written.

create table documents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  property_id uuid not null references properties (id) on delete cascade,
  kind text not null check (length(kind) <= 40),
  address text not null,
  facts jsonb not null,
  -- SHA-256 of the facts: the same request about the same facts is the same document.
  facts_hash text not null check (length(facts_hash) = 64),
  status text not null check (status in ('queued', 'running', 'completed', 'failed')),
  failure text check (failure in ('check_failed', 'outage')),
  sections_total integer not null check (sections_total between 1 and 20),
  -- How often it was begun anew after it had failed.
  tries integer not null default 1 check (tries > 0),
  written_by text not null check (written_by = 'composer'),
  requested_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'failed') = (failure is not null)),
  check ((status in ('completed', 'failed')) = (finished_at is not null)),
  unique (user_id, property_id, kind, facts_hash)
);
create index documents_of_user on documents (user_id, requested_at desc, id);
create index documents_of_property on documents (property_id);

create table document_sections (
  document_id uuid not null references documents (id) on delete cascade,
  position integer not null check (position between 0 and 19),
  section_id text not null,
  title text not null,
  paragraphs jsonb not null,
  -- Ids of the facts that the section used.
  facts jsonb not null,
  written_at timestamptz not null,
  primary key (document_id, position)
);
