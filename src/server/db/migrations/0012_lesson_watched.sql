-- Which seconds of the module's film were truly played within a lesson: [0,10) is the first ten seconds.

alter table lesson_progress add column watched int4multirange not null default '{}';
