//! The tree of moves that a search has tried.

use ::mamma_mia::Move;
use table::{MOST_SEATS, Seat};

use super::standing::Shares;

/// The index of a node.
pub(super) type NodeId = u32;

const NONE: NodeId = NodeId::MAX;
/// The most nodes in a tree: a bot may be given minutes, and a house has many bots.
const MOST: usize = 1 << 18;

/// A sequence of moves that was tried, in all worlds that allow it.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The last of the moves.
    pub mv: Move,
    /// How often it was made.
    pub visits: u32,
    /// How often it was available after the moves before it.
    pub available: u32,
    /// The average result of the playouts through it, for each seat.
    means: Shares,
    /// The first child.
    first: NodeId,
    /// The next sibling.
    next: NodeId,
}

/// All nodes in one allocation, which is kept from search to search.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    pub const ROOT: NodeId = 0;

    /// Removes everything but the root.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(Move::Fail));
    }

    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    #[inline]
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    /// The child of this node by this move. It is created if necessary, as long as there is room.
    #[inline]
    pub fn child(&mut self, parent: NodeId, mv: Move) -> Option<NodeId> {
        let mut last = NONE;
        let mut child = self.node(parent).first;
        while child != NONE {
            let node = self.node(child);
            if node.mv == mv {
                return Some(child);
            }
            (last, child) = (child, node.next);
        }
        if self.nodes.len() >= MOST {
            return None;
        }
        let made = self.nodes.len() as NodeId;
        self.nodes.push(Node::new(mv));
        if last == NONE {
            self.node_mut(parent).first = made;
        } else {
            self.node_mut(last).next = made;
        }
        Some(made)
    }
}

impl Node {
    fn new(mv: Move) -> Node {
        Node { mv, visits: 0, available: 0, means: [0.0; MOST_SEATS], first: NONE, next: NONE }
    }

    /// Adds the result of a playout.
    #[inline]
    pub fn add(&mut self, shares: &Shares) {
        self.visits += 1;
        let weight = 1.0 / self.visits as f32;
        for (mean, share) in self.means.iter_mut().zip(shares) {
            *mean += weight * (share - *mean);
        }
    }

    /// The average result for a seat; `otherwise` if it was never visited.
    #[inline]
    pub fn mean(&self, seat: Seat, otherwise: f32) -> f32 {
        if self.visits == 0 { otherwise } else { self.means[seat.index()] }
    }
}
