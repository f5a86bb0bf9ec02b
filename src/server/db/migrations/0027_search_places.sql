-- Places of the content that can be searched. Filled by the server from its content, never by people.

create table search_places (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('lesson', 'glossary', 'county')),
  title text not null,
  heading text,
  path text not null,
  body text not null,
  words tsvector not null generated always as (
    setweight(to_tsvector('english', title || ' ' || coalesce(heading, '')), 'A')
    || setweight(to_tsvector('english', body), 'B')
  ) stored
);

create index search_places_by_words on search_places using gin (words);

-- The hash of the content that the places were made from.
create table search_content (
  only_one boolean primary key default true check (only_one),
  hash text not null
);
