//! The tree of possible futures.

use ::pizza_theory::{ByColour, Deal, Line, Move, Phase, PizzaTheory};
use table::{Deaf, Game, Next, Pcg, Seat};

use super::cutting::Cutting;
use super::placing::Placing;
use super::solver::Solver;
use crate::pizza_theory::belief::Belief;
use crate::pizza_theory::lookahead::Weighed;
use crate::pizza_theory::outcomes::share;

/// A position in the tree.
pub(crate) enum Node {
    Placing(Placing),
    Rolling { game: PizzaTheory, children: [Option<usize>; 6] },
    Cutting(Box<Cutting>),
    Over(ByColour<f64>),
}

/// All positions in the tree; the first is the current one.
pub(crate) struct Tree {
    nodes: Vec<Node>,
    me: Seat,
    belief: Belief,
    solver: Solver,
    round: u8,
}

impl Tree {
    /// A tree with this many nodes grows no further.
    const MOST: usize = 20_000;

    /// Starts at this table, where the seat has to move. Its moves have been looked at already.
    pub fn new(
        game: PizzaTheory,
        me: Seat,
        belief: Belief,
        looked: Weighed,
        solver: Solver,
    ) -> Tree {
        let round = game.public().round;
        let mut tree = Tree { nodes: Vec::new(), me, belief, solver, round };
        let root = match game.public().phase {
            Phase::Cutting { .. } => tree.node(game),
            _ => Node::Placing(Placing::root(game, me, looked)),
        };
        tree.nodes.push(root);
        tree
    }

    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    pub fn is_full(&self) -> bool {
        self.nodes.len() >= Tree::MOST
    }

    fn node(&self, game: PizzaTheory) -> Node {
        let public = game.public();
        match (PizzaTheory::next(public), public.phase) {
            (Next::Over(outcome), _) => {
                let nobodys = f64::from(outcome.winners.is_empty());
                Node::Over(ByColour::each(|colour| {
                    public.setup.seat_of(colour).map_or(nobodys, |seat| share(&outcome, seat))
                }))
            }
            (_, Phase::Cutting { .. }) => {
                let now = (public.round == self.round).then_some((self.me, &self.belief));
                Node::Cutting(Box::new(Cutting::new(game, now, self.solver)))
            }
            (Next::Seats(awaited), _) => {
                Node::Placing(Placing::later(game, awaited.first().unwrap_or(self.me)))
            }
            (Next::Dealer, _) => Node::Rolling { game, children: [None; 6] },
        }
    }

    /// Runs one more iteration, on this move if one is given.
    pub fn think(&mut self, of: Option<&Move>, dice: &mut Pcg) {
        let way = match (self.root(), of) {
            (Node::Placing(placing), Some(mv)) => placing.position(mv),
            _ => None,
        };
        match (self.root(), way, of) {
            (_, Some(way), _) => self.place(0, way, dice),
            (Node::Cutting(cutting), _, Some(Move::Cut(line))) => {
                let mut lines = cutting.trial(dice);
                lines[cutting.game.public().side_of(self.me) as usize] = *line;
                self.cut(0, lines, dice)
            }
            _ => self.visit(0, dice),
        };
    }

    /// Follows the most promising path to a new cutting or to the end, and returns what each colour
    /// can expect there.
    fn visit(&mut self, at: usize, dice: &mut Pcg) -> ByColour<f64> {
        match &self.nodes[at] {
            Node::Over(shares) => *shares,
            Node::Placing(placing) => self.place(at, placing.promising(), dice),
            Node::Rolling { game, children } => {
                let rolled = dice.pick(6) as usize;
                let (mut game, known) = (*game, children[rolled]);
                if let Some(child) = known {
                    return self.visit(child, dice);
                }
                // Any number can be rolled.
                let _ = game.deal(Deal::Die(Line::ALL[rolled]), &mut Deaf);
                let (child, shares) = self.grow(game, dice);
                if let Node::Rolling { children, .. } = &mut self.nodes[at] {
                    children[rolled] = Some(child);
                }
                shares
            }
            Node::Cutting(cutting) => {
                let lines = cutting.trial(dice);
                self.cut(at, lines, dice)
            }
        }
    }

    /// Follows these lines of a cutting.
    fn cut(&mut self, at: usize, lines: [Line; 3], dice: &mut Pcg) -> ByColour<f64> {
        let Node::Cutting(cutting) = &self.nodes[at] else { return ByColour::default() };
        let (game, known) = (cutting.game, cutting.child(lines));
        let (child, shares) = match known {
            Some(child) => (child, self.visit(child, dice)),
            None => self.grow(after(game, lines), dice),
        };
        match &mut self.nodes[at] {
            Node::Cutting(cutting) => {
                cutting.learn(lines, child, &shares);
                cutting.value()
            }
            _ => shares,
        }
    }

    /// Follows one move of a placement.
    fn place(&mut self, at: usize, way: usize, dice: &mut Pcg) -> ByColour<f64> {
        let Node::Placing(placing) = &self.nodes[at] else { return ByColour::default() };
        let Some(chosen) = placing.way(way) else { return ByColour::default() };
        let (mut game, seat, mv, known) = (placing.game, placing.seat, chosen.mv, chosen.child);
        let (child, shares) = match known {
            Some(child) => (child, self.visit(child, dice)),
            None => {
                // The move was offered, so it is accepted.
                let _ = game.play(seat, mv, &mut Deaf);
                self.grow(game, dice)
            }
        };
        if let Node::Placing(placing) = &mut self.nodes[at] {
            placing.learn(way, child, &shares);
        }
        shares
    }

    /// Adds a position, and everything from there to the next cutting.
    fn grow(&mut self, game: PizzaTheory, dice: &mut Pcg) -> (usize, ByColour<f64>) {
        let node = self.node(game);
        let at = self.nodes.len();
        let shares = match &node {
            Node::Cutting(cutting) => Some(cutting.value()),
            Node::Over(shares) => Some(*shares),
            Node::Placing(_) | Node::Rolling { .. } => None,
        };
        self.nodes.push(node);
        (at, shares.unwrap_or_else(|| self.visit(at, dice)))
    }
}

/// The table after these cuts.
fn after(mut game: PizzaTheory, lines: [Line; 3]) -> PizzaTheory {
    let public = *game.public();
    for seat in Seat::all(public.seats()) {
        // Any line is accepted from a seat that has to cut.
        let _ = game.play(seat, Move::Cut(lines[public.side_of(seat) as usize]), &mut Deaf);
    }
    game
}
