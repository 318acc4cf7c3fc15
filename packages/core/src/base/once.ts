/** Memoizes `compute` per object, for as long as the object is referenced. */
export const oncePerObject = <Owner extends WeakKey, Value>(
  compute: (owner: Owner) => Value,
): ((owner: Owner) => Value) => {
  const known = new WeakMap<Owner, { readonly value: Value }>();
  return (owner) => {
    const found = known.get(owner) ?? { value: compute(owner) };
    known.set(owner, found);
    return found.value;
  };
};

/** Memoizes `compute` per object and key, like {@link oncePerObject}. */
export const oncePerKey = <Owner extends WeakKey, Key, Value>(
  compute: (owner: Owner, key: Key) => Value,
): ((owner: Owner, key: Key) => Value) => {
  const known = oncePerObject((_: Owner) => new Map<Key, { readonly value: Value }>());
  return (owner, key) => {
    const found = known(owner).get(key) ?? { value: compute(owner, key) };
    known(owner).set(key, found);
    return found.value;
  };
};
