-- What the tax roll and its sales say a reported home is worth, worked out when the report is prepared.

alter table leads add column home_value jsonb;
