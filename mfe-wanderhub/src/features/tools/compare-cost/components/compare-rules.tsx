export const CompareRules = () => (
  <>
    <ul>
      <li>
        Each line is one person’s month, as the atlas has it. A dashed circle marks a model’s estimate, which
        may be off by about 30 % either way, in some cities by 35 %; the city’s page says which.
      </li>
      <li>
        “Too close to tell apart” means that the difference is smaller than what is not known about the two,
        their doubts added as squares. Two estimates must differ by about half to be told apart.
      </li>
      <li>
        An income that buys as much: what you spend grows with the cost of a month, what you put aside stays.
        Its range carries the doubt of both cities.
      </li>
    </ul>
    <p>
      It leaves out taxes and social contributions, which depend on where you are resident, and the price of
      what you alone need. It says nothing about what anybody would pay you there.
    </p>
  </>
);
