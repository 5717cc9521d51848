export const BudgetRules = () => (
  <>
    <ul>
      <li>
        Food, transport, leisure and everything else count for each person. Rent and bills count for each
        flat: one for each two people, unless you say otherwise, since a larger flat has no figure.
      </li>
      <li>
        Where the mark is a dashed circle, the figure is a model’s and may be off by about 30 % either way, in
        some cities by 35 %; the city’s page says which. The model’s errors go together, so the range of the
        sum is as wide.
      </li>
      <li>
        A month has 30.4 days. Sums are rounded to tens, fifties or hundreds: more would only look exact.
      </li>
      <li>
        The hotel rate is what the US government pays its travellers: a hotel price, not a rent, and often
        more than one pays for a month.
      </li>
    </ul>
    <p>
      Rents are those of long leases. For a month or two, furnished, expect more; no open source has it.
      Visas, taxes, insurance and the way there are yours to add.
    </p>
  </>
);
