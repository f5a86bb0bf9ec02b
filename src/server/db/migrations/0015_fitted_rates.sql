-- What the sales of a county teach for valuing its homes: fitted once for a parcel roll and its sale files, and again when
-- one of them is replaced or the method changes. A row stands for a finished fit; rows of dropped rolls are removed.

create table tax_roll.fitted_rates (
  id integer generated always as identity primary key,
  parcel_roll_id integer not null,
  -- In ascending order.
  sales_roll_ids integer[] not null,
  method text not null,
  -- null where there were too few usable sales.
  fit jsonb,
  fitted_at timestamptz not null default now(),
  unique (parcel_roll_id, sales_roll_ids, method)
);

-- Worth of a neighborhood or a development beside its homes, in log price.
create table tax_roll.place_effects (
  rates_id integer not null references tax_roll.fitted_rates (id) on delete cascade,
  level text not null check (level in ('neighborhood', 'plat')),
  place text not null,
  effect double precision not null,
  primary key (rates_id, level, place)
);

-- Sales of homes beside what their parcels are, screened: `unusable` says why a sale tells nothing, null that it may.
create table tax_roll.screened_sales (
  rates_id integer not null references tax_roll.fitted_rates (id) on delete cascade,
  sale_id text not null,
  parcel_id text not null,
  address text not null,
  sale_month integer not null,
  price_dollars bigint not null,
  qualification_code text not null,
  recording text not null,
  unusable text,
  use_code text not null,
  neighborhood_code text not null,
  market_area_code text not null,
  zip text not null,
  plat text not null,
  living_area_sqft integer,
  land_sqft bigint,
  effective_year_built integer,
  quality_code text not null,
  special_feature_dollars bigint,
  just_value_dollars bigint not null,
  primary key (rates_id, sale_id)
);
comment on column tax_roll.screened_sales.sale_month is 'months since the year 0: 12 × year + month − 1';

create index screened_sales_by_neighborhood
  on tax_roll.screened_sales (rates_id, neighborhood_code, use_code, living_area_sqft);
create index screened_sales_by_market_area
  on tax_roll.screened_sales (rates_id, market_area_code, use_code, living_area_sqft) where unusable is null;
create index screened_sales_by_zip
  on tax_roll.screened_sales (rates_id, zip, use_code, living_area_sqft) where unusable is null;
create index screened_sales_by_size
  on tax_roll.screened_sales (rates_id, use_code, living_area_sqft) where unusable is null;
create index screened_sales_by_parcel on tax_roll.screened_sales (rates_id, parcel_id);

-- A home's neighbors, for the equity view and the check of its record.
create index parcels_by_neighborhood on tax_roll.parcels (neighborhood_code, use_code);
