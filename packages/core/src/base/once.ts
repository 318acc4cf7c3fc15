/** `compute`, carried out once for each object; what came out is known as long as the object is in use. */
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

/** `compute`, carried out once for each object and key, like {@link oncePerObject}. */
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
