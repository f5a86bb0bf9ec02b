-- E-mail verification, sessions a person can tell apart, and limits that all servers count together.

alter table one_time_links drop constraint one_time_links_purpose_check;
alter table one_time_links drop constraint one_time_links_check;
alter table one_time_links drop constraint one_time_links_check1;
alter table one_time_links add constraint one_time_links_purpose_check
  check (purpose in ('setup', 'reset', 'verification'));
alter table one_time_links add constraint one_time_links_subject_check
  check ((purpose = 'setup') = (order_id is not null) and (purpose <> 'setup') = (user_id is not null));

-- Browser and system by name only, such as 'Firefox on Windows'; null when they did not say.
alter table sessions add column device text check (length(device) <= 80);

-- How often something was asked for in the window that is open. The subject is a hash: no address is kept.
create table limit_counts (
  subject_hash bytea primary key,
  asked integer not null check (asked > 0),
  window_ends_at timestamptz not null
);
create index limit_counts_by_end on limit_counts (window_ends_at);
