-- Our program writes every document; a language model only suggests, beside a section, what its owner may take.

-- Texts that a model worded passed the same check as ours, so they stand as ours until the document is written again.
-- Those of a playbook are private and stay told from our own words: they become their owner's.
update document_sections s set written_by = case d.kind when 'playbook' then 'owner' else 'composer' end
from documents d where d.id = s.document_id and s.written_by = 'model';
update document_versions v set sections = (
  select jsonb_agg(
    case when one ->> 'writtenBy' = 'model'
      then one || jsonb_build_object('writtenBy', case d.kind when 'playbook' then 'owner' else 'composer' end)
      else one end
    order by nth)
  from jsonb_array_elements(v.sections) with ordinality as each (one, nth)
)
from documents d where d.id = v.document_id and v.sections @> '[{"writtenBy": "model"}]';

alter table document_sections drop constraint document_sections_written_by_check;
alter table document_sections add constraint document_sections_written_by_check
  check (written_by in ('composer', 'owner'));

alter table document_sections drop constraint document_sections_rewrite_whole;
alter table document_sections drop column rewrite, drop column rewrite_by, drop column rewrite_tries;

-- Of a freer wording beside the text: whether one is asked for, there, or none passed the check.
alter table document_sections add column suggestion text check (suggestion in ('asked', 'offered', 'none'));
alter table document_sections add column suggested jsonb;
-- Under which number calls of a language model are made for it, and the hash of the facts it was asked for with.
alter table document_sections add column suggested_tries integer;
alter table document_sections add column suggested_from text check (length(suggested_from) = 64);
alter table document_sections add constraint document_sections_suggestion_whole check (
  (suggestion is null) = (suggested_tries is null) and (suggestion is null) = (suggested_from is null)
  and (suggestion is not distinct from 'offered') = (suggested is not null)
);
