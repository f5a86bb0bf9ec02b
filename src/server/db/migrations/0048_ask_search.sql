-- What Ask looks through: the known questions in their wordings, word by word, and the text that answers each.
-- Filled by the server from its content, never by people. Needs no extension.

-- Without stop words: "when", "before" and "not" tell one question from another.
create text search dictionary ask_stem (template = snowball, language = 'english');

create table ask_content (
  only_one boolean primary key default true check (only_one),
  -- Of the content that the lines below were made from.
  hash text not null
);

create table ask_lines (
  entry text not null,
  -- 0: what is quoted; from 1 on the wordings.
  line integer not null check (line >= 0),
  body text not null,
  -- false: nothing of ours answers it, or it asks for advice.
  is_answered boolean not null,
  primary key (entry, line)
);

-- Words that owners use for one another.
create table ask_meanings (
  stem text not null,
  meaning text not null,
  primary key (stem, meaning)
);

create materialized view ask_stems as
  select distinct entry, line, is_answered, coalesce((ts_lexize('ask_stem', word[1]))[1], word[1]) as stem
  from ask_lines, regexp_matches(translate(lower(body), '''’', ''), '[a-z0-9]+', 'g') as word;

-- A word with others of its meaning counts mostly as the meaning.
create materialized view ask_features as
  with meant as (select stem, meaning, count(*) over (partition by stem) as meanings from ask_meanings)
  select entry, line, is_answered, stem as feature,
    case when exists (select from ask_meanings where ask_meanings.stem = ask_stems.stem) then 0.3 else 1 end as weight
  from ask_stems
  union all
  select entry, line, is_answered, meaning, max(0.7 / sqrt(meanings))
  from ask_stems join meant using (stem) group by entry, line, is_answered, meaning;
create index ask_features_by_feature on ask_features (feature);

-- Rare words tell more. What only unanswered questions hold is as strange as what nobody asked: the row without a word.
create materialized view ask_worths as
  with entries as (select count(distinct entry)::real as number from ask_lines)
  select feature, ln(1 + number / count(distinct entry)) as worth
  from ask_features, entries
  where line > 0 and is_answered
  group by feature, number
  union all
  select '', ln(1 + 2 * number) from entries;
create unique index ask_worths_by_feature on ask_worths (feature);

create materialized view ask_lengths as
  select entry, line, sum(weight * coalesce(known.worth, strange.worth)) as length
  from ask_features left join ask_worths as known using (feature) join ask_worths as strange on strange.feature = ''
  where line > 0
  group by entry, line;
create unique index ask_lengths_by_line on ask_lengths (entry, line);

-- How large a part of a question's wordings hold a word, and whether what answers it does.
create materialized view ask_shares as
  with sizes as (select entry, max(line) as wordings from ask_lines group by entry)
  select
    feature,
    entry,
    count(*) filter (where line > 0) / (count(*) filter (where line > 0) + 1.5 + 0.05 * wordings) as share,
    bool_or(line = 0) as is_quoted
  from ask_features join sizes using (entry)
  group by feature, entry, wordings;
create index ask_shares_by_feature on ask_shares (feature);

-- What a mistyped word may stand for.
create materialized view ask_vocabulary as
  select word[1] as word, coalesce((ts_lexize('ask_stem', word[1]))[1], word[1]) as stem,
    count(*) filter (where line > 0)::int as places
  from ask_lines, regexp_matches(lower(body), '[a-z]{4,}', 'g') as word
  group by word[1];
create index ask_vocabulary_by_stem on ask_vocabulary (stem);
