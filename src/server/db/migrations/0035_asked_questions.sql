-- Questions that a person asked, with the answer as it was given. A person keeps the newest of them; each can be removed.

create table asked_questions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  question text not null check (length(question) between 3 and 500),
  kind text not null check (kind in ('answer', 'unknown', 'not_advice')),
  -- Sentences with their places and sources, as they were shown.
  sentences jsonb not null,
  places jsonb not null,
  written_by text not null check (written_by in ('extract', 'model')),
  -- The passages a language model may still word the answer from; null when it may not, or is done.
  to_word jsonb,
  -- SHA-256 of the question and of what it was answered from: the same again is the same row.
  answer_hash text not null check (length(answer_hash) = 64),
  asked_at timestamptz not null,
  unique (user_id, answer_hash)
);
create index asked_questions_newest on asked_questions (user_id, asked_at desc);

-- A call to a language model is about a document's section or about a question.
alter table model_calls add column question_id uuid references asked_questions (id) on delete set null;
alter table model_calls add constraint model_calls_of_question unique (question_id, tries, position, attempt);
