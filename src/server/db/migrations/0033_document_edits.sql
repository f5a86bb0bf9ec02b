-- Documents that their owner changes: section by section, locked, cancelled, begun again, and kept in versions.

alter table documents drop constraint documents_status_check;
alter table documents add constraint documents_status_check
  check (status in ('queued', 'running', 'completed', 'failed', 'cancelled'));
alter table documents drop constraint documents_check1;
alter table documents add constraint documents_finished_check
  check ((status in ('completed', 'failed', 'cancelled')) = (finished_at is not null));

-- How often a writer was sent to it. `tries` goes up only where calls of a language model may be made anew.
alter table documents add column runs integer not null default 1 check (runs > 0);
update documents set runs = tries;
-- Goes up with every change of its text; 0 until it is completed for the first time.
alter table documents add column version integer not null default 0 check (version >= 0);
alter table documents add column locked boolean not null default false;
update documents set version = 1 where status = 'completed';
-- What it was asked for with, for who has no case to ask from; unknown of those written before.
alter table documents add column asked jsonb;

alter table document_sections drop constraint document_sections_written_by_check;
alter table document_sections add constraint document_sections_written_by_check
  check (written_by in ('composer', 'model', 'owner'));
alter table document_sections add column locked boolean not null default false;
-- The version of the document in which the section last changed.
alter table document_sections add column version integer not null default 1 check (version > 0);
alter table document_sections alter column version drop default;
-- Asked to be written anew: by whom, and under which number calls of a language model are made for it.
alter table document_sections add column rewrite text check (rewrite in ('asked', 'failed'));
alter table document_sections add column rewrite_by text check (rewrite_by in ('composer', 'model'));
alter table document_sections add column rewrite_tries integer;
alter table document_sections add constraint document_sections_rewrite_whole
  check ((rewrite is null) = (rewrite_by is null) and (rewrite is null) = (rewrite_tries is null));

create table document_versions (
  document_id uuid not null references documents (id) on delete cascade,
  version integer not null check (version > 0),
  -- Whose figures it states: those of the document, or of document_sheets where the document has others now.
  facts_hash text not null check (length(facts_hash) = 64),
  cause text not null check (cause in ('written', 'edited', 'rewritten', 'renewed', 'restored')),
  -- Of a version in which one section was changed.
  section_title text,
  sections jsonb not null,
  saved_at timestamptz not null,
  primary key (document_id, version)
);

-- The facts of earlier versions, where the document was written anew from others.
create table document_sheets (
  document_id uuid not null references documents (id) on delete cascade,
  facts_hash text not null check (length(facts_hash) = 64),
  facts jsonb not null,
  primary key (document_id, facts_hash)
);

insert into document_versions (document_id, version, facts_hash, cause, sections, saved_at)
select d.id, 1, d.facts_hash, 'written',
  jsonb_agg(jsonb_build_object(
    'id', s.section_id, 'title', s.title, 'paragraphs', s.paragraphs, 'facts', s.facts, 'writtenBy', s.written_by,
    'locked', false, 'version', 1
  ) order by s.position),
  d.finished_at
from documents d join document_sections s on s.document_id = d.id
where d.status = 'completed'
group by d.id;
