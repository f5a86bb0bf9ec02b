-- Each word of the content that can be searched, and how many places hold it: what a mistyped word may stand for.

create materialized view search_words as
  select lexeme as word, count(*)::int as places
  from search_places, unnest(to_tsvector('simple', title || ' ' || coalesce(heading, '') || ' ' || body))
  where lexeme ~ '^[a-z]{4,}$'
  group by lexeme;
