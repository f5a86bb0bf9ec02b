-- With a roll of every county loaded, planning a look-up over all of them took fifty times as long as the look-up itself.
-- A function keeps its plan for the session, and is told to use it for whatever rolls are asked.

create function tax_roll.parcels_numbered(rolls integer[], wanted integer, lows text[], highs text[])
returns setof tax_roll.parcels
language plpgsql stable rows 10
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
    select p.* from unnest(lows, highs) as wish (low, high)
    join tax_roll.parcels p on p.house_number = wanted
      and p.street_name ~>=~ wish.low and p.street_name ~<=~ wish.high
    where p.roll_id = any (rolls);
end
$$;

create function tax_roll.streets_numbered(rolls integer[], wanted integer)
returns setof text
language plpgsql stable rows 100
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
    select distinct p.street_name from tax_roll.parcels p
    where p.roll_id = any (rolls) and p.house_number = wanted and p.street_name is not null;
end
$$;
