-- Case-insensitive text for e-mail addresses; trigram and accent-free matching for street addresses.
create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
