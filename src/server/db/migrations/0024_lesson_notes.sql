-- What a person writes and marks in lessons. Kept when the course is refunded, gone with the account.

create table lesson_notes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('note', 'bookmark', 'highlight')),
  lesson_id text not null,
  block integer not null check (block >= 0),
  anchor text,
  film_seconds integer check (film_seconds >= 0),
  quote text,
  quote_start integer check (quote_start >= 0),
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index lesson_notes_by_person on lesson_notes (user_id, lesson_id, block);
