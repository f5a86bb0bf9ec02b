-- The state's tax roll: parcels (NAL) and sales (SDF), one partition for each imported file.
-- Money is whole dollars, as the roll states it. Codes are text because their leading zeros carry meaning.
-- Owner names, mailing addresses and fiduciaries have no column here and are never read into the database.
-- An import fills a private table and attaches it when complete, so readers that follow rolls.status = 'active'
-- see either the old roll or the new one.

create extension if not exists pg_trgm;

create schema tax_roll;

create table tax_roll.rolls (
  id integer generated always as identity primary key,
  county_no smallint not null check (county_no between 11 and 77),
  tax_year smallint not null check (tax_year between 1990 and 2100),
  kind text not null check (kind in ('NAL', 'SDF')),
  stage text,
  synthetic boolean not null default false,
  status text not null check (status in ('loading', 'active', 'superseded')),
  file_name text not null,
  file_bytes bigint not null,
  file_sha256 text not null,
  row_count integer not null default 0,
  rejected_count integer not null default 0,
  rejects jsonb not null default '[]',
  started_at timestamptz not null default now(),
  activated_at timestamptz,
  dropped_at timestamptz
);

create unique index rolls_one_active on tax_roll.rolls (county_no, tax_year, kind, synthetic)
  where status = 'active';

create table tax_roll.parcels (
  roll_id integer not null,
  line_no integer not null,
  parcel_id text not null,
  state_parcel_id text,
  alternate_key text,
  use_code text,
  county_use_code text,

  just_value_dollars bigint,
  just_value_change_dollars bigint,
  just_value_change_code text,
  school_assessed_dollars bigint,
  non_school_assessed_dollars bigint,
  school_taxable_dollars bigint,
  non_school_taxable_dollars bigint,
  homestead_just_dollars bigint,
  homestead_assessed_dollars bigint,
  non_homestead_residential_just_dollars bigint,
  non_homestead_residential_assessed_dollars bigint,
  other_capped_just_dollars bigint,
  other_capped_assessed_dollars bigint,
  agricultural_just_dollars bigint,
  agricultural_assessed_dollars bigint,
  water_recharge_just_dollars bigint,
  water_recharge_assessed_dollars bigint,
  conservation_just_dollars bigint,
  conservation_assessed_dollars bigint,
  historic_commercial_just_dollars bigint,
  historic_commercial_assessed_dollars bigint,
  historic_significant_just_dollars bigint,
  historic_significant_assessed_dollars bigint,
  working_waterfront_just_dollars bigint,
  working_waterfront_assessed_dollars bigint,
  new_construction_dollars bigint,
  deletion_dollars bigint,
  split_code text,
  disaster_code text,
  disaster_year integer,

  land_value_dollars bigint,
  land_unit_code text,
  land_units numeric,
  land_sqft bigint,
  last_inspected_mmyy text,
  quality_code text,
  construction_class_code text,
  effective_year_built integer,
  actual_year_built integer,
  living_area_sqft bigint,
  building_count integer,
  residential_unit_count integer,
  special_feature_dollars bigint,

  sale1_multi_parcel_code text,
  sale1_qualification_code text,
  sale1_vacant_or_improved text,
  sale1_price_dollars bigint,
  sale1_year integer,
  sale1_month integer,
  sale1_book text,
  sale1_page text,
  sale1_instrument text,
  sale1_change_code text,
  sale2_multi_parcel_code text,
  sale2_qualification_code text,
  sale2_vacant_or_improved text,
  sale2_price_dollars bigint,
  sale2_year integer,
  sale2_month integer,
  sale2_book text,
  sale2_page text,
  sale2_instrument text,
  sale2_change_code text,

  short_legal text,
  market_area_code text,
  neighborhood_code text,
  public_land_code text,
  taxing_authority_code text,
  census_block text,

  situs_line_1 text,
  situs_line_2 text,
  situs_city text,
  situs_zip text,
  house_number integer,
  street_direction text,
  street_name text,
  street_suffix text,
  unit text,

  portability_code text,
  portability_dollars bigint,
  portability_from_year integer,
  exemption_dollars jsonb,
  special_circumstance_code text,
  special_circumstance_year integer
) partition by list (roll_id);

create unique index parcels_by_parcel_id on tax_roll.parcels (parcel_id, roll_id);
create index parcels_by_address on tax_roll.parcels (street_name, house_number);

create table tax_roll.streets (
  roll_id integer not null,
  street_name text not null
) partition by list (roll_id);

create index streets_by_likeness on tax_roll.streets using gin (street_name gin_trgm_ops);

create table tax_roll.sales (
  roll_id integer not null,
  line_no integer not null,
  parcel_id text not null,
  state_parcel_id text,
  use_code text,
  market_area_code text,
  neighborhood_code text,
  census_block text,
  sale_id text,
  change_code text,
  vacant_or_improved text,
  book text,
  page text,
  instrument text,
  qualification_code text,
  sale_year integer,
  sale_month integer,
  price_dollars bigint,
  multi_parcel_code text
) partition by list (roll_id);

create index sales_by_parcel_id on tax_roll.sales (parcel_id);
create index sales_by_neighborhood on tax_roll.sales (neighborhood_code, use_code);
