-- Ask ranks its few thousand wordings in memory: nothing fills or reads these any more.

drop materialized view ask_vocabulary, ask_shares, ask_lengths, ask_worths, ask_features, ask_stems;
drop table ask_meanings, ask_lines, ask_content;
drop text search dictionary ask_stem;
