-- In a tower whose units the roll does not number, the parcel tells one home of an address from another.
drop index properties_one_per_address;
create unique index properties_one_per_address
  on properties (user_id, lower(address_line1), lower(coalesce(address_line2, '')), zip_code, coalesce(parcel_id, ''));
