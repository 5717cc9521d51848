const Planner = () => <p>Loading figures</p>;

export default Planner;
