-- The moment up to which a person's time on the course is counted, so that two open pages do not count the same minute twice.

create table learning_clocks (
  user_id uuid primary key references users (id) on delete cascade,
  counted_until timestamptz
);
