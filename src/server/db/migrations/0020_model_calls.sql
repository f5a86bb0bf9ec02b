-- Calls of a language model: what each may cost is set aside before it is made, so that no limit is passed and no paid
-- call is repeated after a restart. No text of a person is in it: a model sees names of facts, never the facts.

create table model_calls (
  id uuid primary key,
  -- Gone with the account or the document; what was spent still counts for the day.
  user_id uuid references users (id) on delete set null,
  document_id uuid references documents (id) on delete set null,
  tries integer not null,
  position integer not null,
  attempt integer not null check (attempt between 1 and 2),
  provider text not null,
  model text not null,
  prompt_version integer not null,
  -- SHA-256 of what was sent and of what came back.
  input_hash text not null check (length(input_hash) = 64),
  output_hash text check (length(output_hash) = 64),
  -- Kept until it is judged.
  answer text,
  outcome text not null check (outcome in ('asked', 'answered', 'passed', 'refused', 'failed')),
  -- In millionths of a US dollar: the most it can cost until the answer is there.
  cost_micro_usd bigint not null check (cost_micro_usd >= 0),
  asked_at timestamptz not null,
  unique (document_id, tries, position, attempt)
);
create index model_calls_of_day on model_calls (asked_at);
create index model_calls_of_user on model_calls (user_id, asked_at);

-- Each section says who wrote it, and the document what its sections say.
alter table document_sections add column written_by text not null default 'composer'
  check (written_by in ('composer', 'model'));
alter table document_sections alter column written_by drop default;
alter table documents drop column written_by;
