-- Where the reader stopped in a lesson: the paragraph of its text, and the second of the module's film.

alter table lesson_progress add column text_block integer not null default 0 check (text_block >= 0);
alter table lesson_progress add column film_seconds integer not null default 0 check (film_seconds >= 0);
